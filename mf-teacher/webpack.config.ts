import { createRemoteConfig } from '@harbor/build/webpack';

export default createRemoteConfig(import.meta.url);
