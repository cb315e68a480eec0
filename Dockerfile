# The hosted site as a container (docs/deploy.md).
FROM node:24-slim
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())" && npm prune --omit=dev --no-audit --no-fund
# As scripts/project.mjs starts it: the memory that ten thousand records need, and not more.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 TRUST_PROXY=1 DATA_DIR=/data
CMD ["node_modules/.bin/node", "--max-semi-space-size=32", "--initial-old-space-size=150", "--heap-growing-percent=30", "build/server/index.js"]
