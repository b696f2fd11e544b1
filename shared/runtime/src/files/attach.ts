import { own } from '../builtins/own';
import { hasArrived } from './arrived';
import { countFailure, mendCache, presentAddress } from './attempts';
import { FileError } from './file-error';

type FileElement = HTMLScriptElement | HTMLLinkElement;

/**
 * Puts an element that loads a file into the document and waits for it.
 * @param address the file's own address, without the query of a later attempt
 * @param ms longest time to wait
 * @param handleRun called the moment it has run, before anything else does
 * @throws FileError when the browser refuses the file, cannot have it, or waits too long
 */
export function attach(
  element: FileElement,
  address: string,
  ms: number,
  handleRun?: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (failure?: FileError) => {
      own.clearTimeout(timer);
      element.onload = null;
      element.onerror = null;
      if (!failure) return resolve();
      countFailure(address);
      if (failure.type === 'integrity') mendCache(address);
      element.remove();
      reject(failure);
    };
    const timer = own.setTimeout(() => end(new FileError('timeout', address)), ms);
    element.onload = () => {
      handleRun?.();
      end();
    };
    element.onerror = () => {
      const refused = element.integrity !== '' && hasArrived(presentAddress(address));
      end(new FileError(refused ? 'integrity' : 'error', address));
    };
    own.appendToHead(element);
  });
}
