export { inTurn } from './in-turn';
export { startTurns } from './turns';
