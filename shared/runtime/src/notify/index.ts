export * from './notify';
export { notifyOnce } from './once';
