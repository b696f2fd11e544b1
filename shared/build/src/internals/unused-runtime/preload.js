// Stands in for Module Federation's `utils/preload`: the server names the files to preload in the page, and links
// prefetch theirs on hover (`shared/runtime`).

const unused = () => {
  throw new Error('preloadRemote is not used');
};

export const formatPreloadArgs = unused;
export const preloadAssets = unused;
export const defaultPreloadArgs = unused;
export const normalizePreloadExposes = unused;
