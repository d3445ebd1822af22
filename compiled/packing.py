"""A wheel of the source becomes one for this machine, with the compiled modules in it."""

import base64
import hashlib
import sys
import sysconfig
import zipfile
from pathlib import Path


def tag() -> str:
    """What a wheel for this Python on this machine is called."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def packed(wheel: Path, tree: Path) -> Path:
    """Write a wheel beside another: the same, with what is compiled, and the sources of that."""
    out = wheel.with_name(wheel.name.replace("py3-none-any", tag()))
    assert out != wheel, wheel
    with zipfile.ZipFile(wheel) as source:
        parts = {name: source.read(name) for name in source.namelist()}
    for file in tree.rglob("*"):
        name = file.relative_to(tree).as_posix()
        if file.suffix in (".so", ".py") and not name.startswith("build/"):
            parts[name] = file.read_bytes()
    info = next(name.partition("/")[0] for name in parts if name.endswith(".dist-info/WHEEL"))
    about = parts[f"{info}/WHEEL"].decode()
    about = about.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    parts[f"{info}/WHEEL"] = about.replace("py3-none-any", tag()).encode()
    record = f"{info}/RECORD"
    del parts[record]
    lines = [f"{name},{_hashed(data)},{len(data)}" for name, data in parts.items()]
    parts[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in parts.items():
            made.writestr(name, data)
    return out


def _hashed(data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
    return f"sha256={digest.rstrip(b'=').decode()}"
