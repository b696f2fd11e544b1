import { courseTalkLabel } from '@harbor/contract/course-text';
import { promises } from '@harbor/contract/promises';
import { Checkbox } from '@harbor/ui/kit';
import { Card } from '../../../parts/Card';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import type { Problems } from '../useRowEditor';
import styles from './CourseEditor.module.css';
import type { CourseForm } from './form';

const talks = ([2, 1, 0] as const).map((value) => [value, courseTalkLabel[value]] as const);

export interface PriceCardProps {
  form: CourseForm;
  problems: Problems;
  onChange: (part: Partial<CourseForm>) => void;
}

/** What a course costs, how long it is open, and what learners may write and get. */
export function PriceCard({ form, problems, onChange }: PriceCardProps) {
  return (
    <Card title="价格与设置">
      <div className={styles.pair}>
        <div data-field="price_fen">
          <LineField
            label="价格"
            unit="元"
            inputMode="decimal"
            value={form.price}
            onChange={(price) => onChange({ price })}
            error={problems.price_fen}
            hint="不填即免费，学员可直接开通"
          />
        </div>
        <div data-field="original_fen">
          <LineField
            label="原价"
            unit="元"
            inputMode="decimal"
            value={form.original}
            onChange={(original) => onChange({ original })}
            error={problems.original_fen}
            hint="可不填，须高于现价"
          />
        </div>
        <div data-field="valid_days">
          <LineField
            label="有效期"
            unit="天"
            inputMode="numeric"
            value={form.days}
            onChange={(days) => onChange({ days })}
            error={problems.valid_days}
            hint="从开通起计；不填即长期有效，已开通的学员不受影响"
          />
        </div>
        <div data-field="lessons_planned">
          <LineField
            label="计划讲数"
            unit="讲"
            inputMode="numeric"
            value={form.planned}
            onChange={(planned) => onChange({ planned })}
            error={problems.lessons_planned}
            hint="连载时展示“已更新几讲，共几讲”"
          />
        </div>
      </div>
      <div data-field="is_allow_comment">
        <PickField
          label="评价与讨论"
          value={form.talk}
          options={talks}
          onPick={(talk) => onChange({ talk })}
          error={problems.is_allow_comment}
          hint="先审后发的内容进入待办队列，通过后才公开"
        />
      </div>
      <div data-field="has_certificate">
        <Checkbox checked={form.certificate} onChange={(certificate) => onChange({ certificate })}>
          学完并通过全部考试后颁发结课证书
        </Checkbox>
      </div>
      <p className={styles.rule}>
        <b>退款规则（付款前展示给学员）</b>
        <br />
        购买 {promises.courseReturnDays} 天内、学习进度不超过 {promises.courseSeenPercent}%
        ，且加载播放的内容不超过付费课时 {promises.courseFetchedPercent}%
        的，全额退回；其余由客服按学习进度和凭证核定。退款后课程停止播放。
      </p>
    </Card>
  );
}
