# The site as a container (docs/deploy.md).
FROM node:24-slim
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())" && npm prune --omit=dev --no-audit --no-fund
# The code stays root's: the site writes nowhere but to its data.
RUN groupadd --gid 10001 nase-brdo && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin nase-brdo \
  && install --directory --mode 700 --owner nase-brdo --group nase-brdo /data
USER 10001:10001
VOLUME /data
# As scripts/project.mjs starts it: the memory that ten thousand records need, and not more.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --start-period=60s --timeout=5s CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=32", "--initial-old-space-size=150", "--heap-growing-percent=30", "build/server/index.js"]
