export * from './mobile-system';
export * from './snapshot';
export * from './switch-platform';
