import { reportError } from './report';

/**
 * Logs uncaught errors and silences unhandled promise rejections; failed requests were already logged
 * where they failed.
 * @returns a function that ends it
 */
export function watchWindowErrors(): () => void {
  const handleError = (event: ErrorEvent) => {
    if (event.error) reportError('window', event.filename || 'script', event.error);
  };
  const handleRejection = (event: PromiseRejectionEvent) => event.preventDefault();
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
