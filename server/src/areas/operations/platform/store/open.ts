import type { Settings } from '../../../../settings';
import { createLocalStore } from './local';
import type { ReleaseStore } from './store';

/** The store that the settings name; S3's library is only loaded where it is used. */
export async function openStore({ dataDir, releases }: Settings): Promise<ReleaseStore> {
  if (!releases.s3) return createLocalStore(dataDir);
  const { createS3Store } = await import('./s3');
  return createS3Store(dataDir, releases.s3);
}
