import type { Vault, VaultFile } from '@harbor/contract';
import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import type { VaultView } from './useVault';
import styles from './Vault.module.css';
import { VaultItem } from './VaultItem';
import { endText, keepChoices } from './words';

interface VaultBodyProps {
  vault: Vault;
  busy: boolean;
  onKeep: VaultView['keep'];
  onView: (file: VaultFile) => void;
  /** One file, or all when it is left out. */
  onDelete: (file?: VaultFile) => void;
}

/** The files of an order with everybody who had them in hand, and how long they stay. */
export function VaultBody({ vault, busy, onKeep, onView, onDelete }: VaultBodyProps) {
  const name = useId();
  const there = vault.files.filter((file) => !file.deleted_at);
  if (vault.files.length === 0)
    return (
      <p className={styles.empty}>
        <ShieldCheck size={20} aria-hidden />
        还没有文件。您提交的资料和收到的交付文件会列在这里，每次查看和下载都有记录。
      </p>
    );
  return (
    <>
      <ul className={styles.files}>
        {vault.files.map((file) => (
          <VaultItem
            key={file.id}
            file={file}
            deletable={vault.may_delete && !busy}
            onView={() => onView(file)}
            onDelete={() => onDelete(file)}
          />
        ))}
      </ul>
      <div className={styles.terms}>
        {there.length > 0 && (
          <fieldset className={styles.keep} disabled={busy}>
            <legend>订单结束后保存</legend>
            {keepChoices.map((days) => (
              <label key={days}>
                <input
                  type="radio"
                  name={name}
                  checked={vault.keep_days === days}
                  onChange={() => onKeep(days)}
                />
                <span>{days} 天</span>
              </label>
            ))}
          </fieldset>
        )}
        <p>{endText(vault)}</p>
        {there.length > 0 &&
          (vault.may_delete ? (
            <button type="button" className={styles.all} disabled={busy} onClick={() => onDelete()}>
              立即删除全部文件
            </button>
          ) : (
            <p className={styles.why}>{vault.why}</p>
          ))}
      </div>
    </>
  );
}
