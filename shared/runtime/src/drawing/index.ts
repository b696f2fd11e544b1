export { askedPaths } from './asked';
export { isDrawn, leaveDrawn, useIsDrawn, viewTime } from './drawn';
export { type Drawer, type DrawingHost, drawingHost } from './host';
export { openPlace } from './open-place';
export { rootPrefix } from './prefix';
