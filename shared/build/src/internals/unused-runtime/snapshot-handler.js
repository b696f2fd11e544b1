// Stands in for Module Federation's `plugins/snapshot/SnapshotHandler`, which reads manifests over the network. Here
// the server chooses the releases and the page says which they are, so no manifest is ever asked for.

export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
  loadRemoteSnapshotInfo() {
    throw new Error('manifests are not used');
  }
}

/** Nothing of a remote is known beside what the page says. */
export const getGlobalRemoteInfo = () => ({});
