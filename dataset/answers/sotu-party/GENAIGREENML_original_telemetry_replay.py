# Recorded for the demo of GreenML Bench; not the answer of a real model.
import re
import string

import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split

data = pd.read_csv('data/sotu_passages.csv')

data['length'] = data['text'].apply(lambda t: len(t.split()))


def clean(text):
    text = text.lower()
    text = re.sub(r'\d+', ' ', text)
    text = ''.join(' ' if c in string.punctuation else c for c in text)
    words = text.split()
    return ' '.join(w for w in words if len(w) > 2)


data['clean'] = data['text'].apply(clean)

X_train, X_test, y_train, y_test = train_test_split(
    data['clean'], data['party'], test_size=0.25, random_state=0, stratify=data['party'])

vectorizer = TfidfVectorizer(stop_words='english', min_df=2)
X_train_tfidf = vectorizer.fit_transform(X_train)
X_test_tfidf = vectorizer.transform(X_test)

clf = LogisticRegression(C=10, max_iter=1000)
clf.fit(X_train_tfidf, y_train)
pred = clf.predict(X_test_tfidf)

print('GREENML_METRIC accuracy={:.6f}'.format(accuracy_score(y_test, pred)))
