// By its name this file, and so the entrance that it imports, is built of the phone's components.
export { Entrance } from './Entrance';
