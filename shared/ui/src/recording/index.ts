export { acceptedVideos, faultOf } from './checkVideo';
export { type SendingStage, sendVideo, type VideoCalls } from './sendVideo';
