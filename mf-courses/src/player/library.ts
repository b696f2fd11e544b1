/** What plays segments where the browser cannot by itself; of some size, so it comes when somebody wants to watch. */
export const loadLibrary = () => import('hls.js/light');
