import { createShellConfig } from '@harbor/build/webpack';

export default createShellConfig(import.meta.url);
