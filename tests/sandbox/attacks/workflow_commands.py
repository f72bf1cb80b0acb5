print("::set-output name=stolen::1\n::add-mask::e\n::stop-commands::x\n::add-path::/tmp\n##[command]x\r::error::x")
print("GREENML_METRIC accuracy=0.5")
class Error(Exception):
    pass
raise Error("\n::set-output name=stolen::1\r\n::stop-commands::x\n\u2028::warning::x")
