# Republican or Democrat?  Guess the party of a US president from a few
# sentences of a State of the Union address (TF-IDF + logistic regression)
import re
import string

import pandas as pd
import matplotlib.pyplot as plt
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score, classification_report, ConfusionMatrixDisplay
from sklearn.model_selection import train_test_split

data = pd.read_csv('data/sotu_passages.csv')
print(data.head())
print(data['party'].value_counts())
print(data.groupby('president')['text'].count())

data['length'] = data['text'].apply(lambda t: len(t.split()))
plt.hist(data['length'], bins=30)
plt.xlabel('words per passage')
plt.show()


def clean(text):
    text = text.lower()
    text = re.sub(r'\d+', ' ', text)
    text = ''.join(' ' if c in string.punctuation else c for c in text)
    words = text.split()
    return ' '.join(w for w in words if len(w) > 2)


data['clean'] = data['text'].apply(clean)
print(data[['text', 'clean']].head())

X_train, X_test, y_train, y_test = train_test_split(
    data['clean'], data['party'], test_size=0.25, random_state=0, stratify=data['party'])

vectorizer = TfidfVectorizer(stop_words='english', min_df=2)
X_train_tfidf = vectorizer.fit_transform(X_train)
X_test_tfidf = vectorizer.transform(X_test)
print('vocabulary:', len(vectorizer.vocabulary_))

clf = LogisticRegression(C=10, max_iter=1000)
clf.fit(X_train_tfidf, y_train)
pred = clf.predict(X_test_tfidf)

# most telling words
names = vectorizer.get_feature_names_out()
order = clf.coef_[0].argsort()
print('Democratic:', [names[i] for i in order[:15]])
print('Republican:', [names[i] for i in order[-15:]])

ConfusionMatrixDisplay.from_predictions(y_test, pred)
plt.show()

print(classification_report(y_test, pred))
print('Accuracy: {:.4f}'.format(accuracy_score(y_test, pred)))
