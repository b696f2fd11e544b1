import { Bone, Waiting } from '@harbor/ui';
import styles from './Vault.module.css';

/** As high as an order without files, which most are at first. */
export function VaultSkeleton() {
  return (
    <Waiting className={styles.empty}>
      <Bone width="100%" height={44} />
    </Waiting>
  );
}
