# Recorded for the demo of GreenML Bench; not the answer of a real model.
import re

import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score
from sklearn.model_selection import GridSearchCV, train_test_split
from sklearn.pipeline import Pipeline

NOT_LETTERS = re.compile(r'[\W\d_]+')


def clean(text):
    return ' '.join(w for w in NOT_LETTERS.sub(' ', text.lower()).split() if len(w) > 2)


def main():
    data = pd.read_csv('data/sotu_passages.csv', usecols=['party', 'text'])

    X_train, X_test, y_train, y_test = train_test_split(
        data['text'], data['party'], test_size=0.25, random_state=0, stratify=data['party'])

    pipeline = Pipeline([
        ('tfidf', TfidfVectorizer(preprocessor=clean, stop_words='english', min_df=2)),
        ('clf', LogisticRegression(max_iter=1000)),
    ])
    # The smallest model that keeps the accuracy is also the cheapest to use later.
    search = GridSearchCV(pipeline, {'clf__C': [3, 10]}, scoring='accuracy', cv=2)
    search.fit(X_train, y_train)
    pred = search.predict(X_test)

    print('GREENML_METRIC accuracy={:.6f}'.format(accuracy_score(y_test, pred)))


if __name__ == '__main__':
    main()

# Optimization Summary
# - Reads only the two columns that are needed.
# - One precompiled regular expression replaces the loop over characters.
# - The regularisation is tuned by cross-validation so that no needlessly complex model is kept.
# - Plots and descriptive output removed.
