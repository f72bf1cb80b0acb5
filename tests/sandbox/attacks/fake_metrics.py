for value in ("1", "0.99", "1e400", "nan", "0x1", "1" * 5000, "0.5\x00", "${jndi}", "__proto__"):
    print("GREENML_METRIC accuracy=" + value)
    print("GREENML_METRIC __proto__=" + value)
print("Accuracy: 0.99\nACCURACY=99%\nGREENML_METRIC energy=0\nGREENML_METRIC accuracy=1e9")
