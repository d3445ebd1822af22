# docker build -t wartable . && docker run -p 8000:8000 -v wartable:/data wartable
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN make wheel

FROM python:3.13-slim
COPY --from=build /source/dist/*.whl /tmp/
RUN pip install --no-cache-dir "$(ls /tmp/wartable-*.whl)[bots,metrics,passkeys,push]" && rm /tmp/*.whl \
    && useradd --system --home-dir /data wartable \
    && install --directory --owner wartable --mode 0700 /data
USER wartable
VOLUME /data
EXPOSE 8000
ENV WARTABLE_HOST=0.0.0.0 WARTABLE_PORT=8000 WARTABLE_DATA=/data
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['WARTABLE_PORT'] + '/healthz')"]
CMD ["wartable", "serve"]
