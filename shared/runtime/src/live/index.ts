export { type LiveEventName, type LiveEvents, onLive } from './events';
