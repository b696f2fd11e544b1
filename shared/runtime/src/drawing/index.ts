export { tellChrome, told } from '../page/meta';
export { askedPaths } from './asked';
export { isDrawn, leaveDrawn, useIsDrawn, viewTime } from './drawn';
export { type Drawer, type DrawingHost, drawingHost } from './host';
export { openPlace } from './open-place';
export { Piece } from './piece';
export { rootPrefix } from './prefix';
export { useOwn, useTakenOver } from './taken-over';
