import type { NewSecondFactor } from '@harbor/contract';
import { copyText } from '@harbor/ui/copy';
import { Button } from '@harbor/ui/kit';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { CodeForm } from './CodeForm';
import styles from './Entry.module.css';
import { EntryCard } from './EntryCard';
import { Owner } from './Owner';
import { useConfirm } from './queries';
import { RecoveryCodes } from './RecoveryCodes';

const steps = ['确认身份', '绑定验证器', '保存恢复码'];

/** Setting a second factor up, in three steps. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [factor, setFactor] = useState<NewSecondFactor>();
  const confirm = useConfirm();
  const codes = confirm.data?.recovery_codes;
  const bound = codes ? 2 : 1;
  const step = factor ? bound : 0;
  return (
    <EntryCard
      title="设置两步验证"
      lead="工作台可以处理用户资料与资金，除密码外还需要手机验证器（如微软、谷歌验证器）的验证码。"
    >
      <ol className={styles.steps}>
        {steps.map((name, i) => (
          <li key={name} aria-current={i === step ? 'step' : undefined}>
            {i + 1}. {name}
          </li>
        ))}
      </ol>
      {!factor ? <Owner onBegun={setFactor} /> : null}
      {factor && !codes ? (
        <div className={styles.step}>
          <p className={styles.lead}>用验证器扫描二维码；不能扫描时，手动输入下面的密钥。</p>
          <img className={styles.qr} src={factor.image} alt="两步验证二维码" width={180} height={180} />
          <div className={styles.secret}>
            <code>{factor.secret}</code>
            <Button
              icon={<Copy size={15} aria-hidden />}
              onClick={() => void copyText(factor.secret, '密钥已复制')}
            >
              复制
            </Button>
          </div>
          <CodeForm
            label="验证器显示的 6 位验证码"
            submit="完成绑定"
            busy={confirm.isPending}
            error={confirm.error}
            onCode={(code) => confirm.mutate({ body: { code } })}
          />
        </div>
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onSaved={onDone} /> : null}
    </EntryCard>
  );
}
