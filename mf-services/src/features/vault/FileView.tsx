import type { VaultFile } from '@harbor/contract';
import { call, useQuery } from '@harbor/runtime';
import { Bone, errorText, Waiting } from '@harbor/ui';
import styles from './Vault.module.css';

interface FileViewProps {
  file: VaultFile;
}

/** A file's pages under the watermark of who looks; opening it leaves a line that the owner can read. */
export function FileView({ file }: FileViewProps) {
  // An address lives for a minute and a few uses: each opening has its own.
  const query = useQuery({
    queryKey: ['file-view', file.id],
    queryFn: () =>
      call('POST /files/:id/ticket', { params: { id: file.id }, body: { view: true }, silent: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (query.isPending)
    return (
      <Waiting>
        <Bone height="70vh" />
      </Waiting>
    );
  if (!query.data)
    return (
      <p className={styles.failed} role="alert">
        {errorText(query.error)}
        <button type="button" onClick={() => void query.refetch()}>
          重试
        </button>
      </p>
    );
  return <iframe className={styles.frame} title={`${file.name} 的内容`} src={query.data.url} sandbox="" />;
}
