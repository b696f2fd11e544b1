/** The light build has the types of the whole one, which alone brings them along. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';

  export default Hls;
}
