import type { DeskJournalScheme } from '@harbor/contract';
import { journalSchemeKinds } from '@harbor/contract/journal-facets';
import { Link } from '@harbor/runtime';
import { Card } from '../../../parts/Card';
import { PickField } from '../../../parts/PickField';
import { type Draft, neededKinds } from './draft';
import styles from './Mapping.module.css';

export interface EditionFieldsProps {
  draft: Draft;
  schemes: readonly DeskJournalScheme[];
  faultAt: (field: string) => string | undefined;
  onSchemes: (schemes: Draft['schemes']) => void;
}

/** Which edition the metrics of a file belong to: years are never mixed. */
export function EditionFields({ draft, schemes, faultAt, onSchemes }: EditionFieldsProps) {
  const needed = neededKinds(draft);
  if (needed.length === 0) return null;
  return (
    <Card title="指标所属的版本" extra={<Link to="/staff/journals/schemes">管理版本</Link>}>
      <div className={styles.fields}>
        {needed.map((kind) => {
          const ofKind = schemes.filter((scheme) => scheme.kind === kind);
          return (
            <PickField
              key={kind}
              label={journalSchemeKinds[kind]}
              value={draft.schemes[kind] ?? 0}
              options={[
                [0, ofKind.length > 0 ? '请选择' : '还没有登记，请先到“管理版本”登记'],
                ...ofKind.map(
                  ({ id, title, is_default }) => [id, `${title}${is_default ? '（默认显示）' : ''}`] as const,
                ),
              ]}
              error={faultAt(`schemes.${kind}`)}
              onPick={(id) => onSchemes({ ...draft.schemes, [kind]: id || undefined })}
            />
          );
        })}
      </div>
    </Card>
  );
}
