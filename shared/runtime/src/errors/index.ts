export * from './report';
export * from './window-errors';
