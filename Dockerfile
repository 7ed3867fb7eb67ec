# The site as one image; docs/deployment.md says how it is run.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build
# Of the packages stays what runs, the project's own Node among them.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund --loglevel=error \
    @csstools/postcss-global-data @react-router/dev maplibre-gl postcss-custom-media typescript vite

FROM debian:bookworm-slim
WORKDIR /site
RUN useradd --system --uid 10001 site && install --directory --owner=site /data
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json ./
COPY server/db/migrations server/db/migrations
COPY content content
ENV PATH=/site/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/main.js"]
