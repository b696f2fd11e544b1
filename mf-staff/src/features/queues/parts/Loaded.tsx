export { Loaded, type LoadedProps } from '../../../parts/Loaded';
