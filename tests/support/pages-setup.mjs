import { ensureBuilt } from '../../scripts/launch/build.mjs'

/** Builds the pages when their sources have changed: no test of the server may see those of before. */
export default ensureBuilt
