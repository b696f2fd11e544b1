import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';

/** Says why an act beside a form failed. */
export const sayError = (error: unknown) => notify.error(errorText(error));
