# Recorded for the demo of GreenML Bench; not the answer of a real model.
import pandas as pd
from sklearn.feature_extraction.text import HashingVectorizer
from sklearn.linear_model import SGDClassifier
from sklearn.metrics import classification_report
from sklearn.model_selection import train_test_split

SEED = 0

df = pd.read_csv("data/sotu_passages.csv", usecols=["party", "text"]).dropna()

X_train, X_test, y_train, y_test = train_test_split(
    df["text"], df["party"], test_size=0.25, random_state=SEED, stratify=df["party"])

# A hashing vectorizer is stateless: one pass over the text, no vocabulary in memory.
vectorizer = HashingVectorizer(n_features=2 ** 16, stop_words="english", alternate_sign=False)
model = SGDClassifier(loss="log_loss", alpha=1e-5, max_iter=20, random_state=SEED)
model.fit(vectorizer.transform(X_train), y_train)

predictions = model.predict(vectorizer.transform(X_test))
print(classification_report(y_test, predictions, digits=6))

# Optimization Summary
# - Hashing instead of a vocabulary, a linear model trained by stochastic gradient descent.
# - Only the two columns that matter are read.
