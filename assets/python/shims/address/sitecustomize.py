"""Gives a script the files that lie here in place of the addresses that it reads, since its run has no network.

$GREENML_ADDRESSES has a line for each: the address, a tab, the file's path. What asks by `urllib.request` (pandas,
NumPy, scikit-learn, Keras, torchvision) or by `requests` finds it; any other address fails as ever.
"""

import os

from greenml_after_import import after_import

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LINES = os.environ.pop("GREENML_ADDRESSES", "").splitlines()
PATHS = {address: path for address, _, path in (line.partition("\t") for line in LINES)}


def path_of(address: str) -> "str | None":
    return PATHS.get(address.partition("#")[0])


def change_urllib(module: "Any") -> None:
    opens = module.OpenerDirector.open

    def open_known(self: "Any", fullurl: "Any", *arguments: "Any", **options: "Any") -> "Any":
        address = fullurl if isinstance(fullurl, str) else fullurl.full_url
        path = path_of(address)
        if path is None:
            return opens(self, fullurl, *arguments, **options)
        response = opens(self, "file:" + module.pathname2url(path), *arguments, **options)
        response.url, response.code, response.length = address, 200, os.path.getsize(path)  # as of a server
        return response

    module.OpenerDirector.open = open_known


def change_requests(module: "Any") -> None:
    sends = module.HTTPAdapter.send

    def send_known(self: "Any", request: "Any", *arguments: "Any", **options: "Any") -> "Any":
        path = path_of(request.url)
        if path is None:
            return sends(self, request, *arguments, **options)
        response = module.Response()
        response.status_code, response.reason = 200, "OK"
        response.url, response.request, response.connection = request.url, request, self
        response.headers["Content-Length"] = str(os.path.getsize(path))
        response.raw = open(path, "rb")  # noqa: SIM115  read and closed by the response
        return response

    module.HTTPAdapter.send = send_known


if PATHS:
    after_import({"urllib.request": change_urllib, "requests.adapters": change_requests})
