import { rubrics } from '@harbor/contract/appraise-status';
import { SentinelHint } from '@harbor/sentinel';
import { PictureField } from '@harbor/ui/upload';
import { RatingField } from './RatingField';
import styles from './ReviewFields.module.css';
import texts from './ReviewText.module.css';
import { mostPictures, mostTags, mostText, type ReviewForm } from './useReviewForm';

interface ReviewFieldsProps {
  form: ReviewForm;
}

/** The fields of a review; the button that sends it belongs to the dialog or page around them. */
export function ReviewFields({ form }: ReviewFieldsProps) {
  const { missing } = form;
  return (
    <div className={styles.fields}>
      <div className={styles.ratings}>
        {rubrics.map(({ key, label, hint }) => (
          <RatingField
            key={key}
            rubric={key}
            label={label}
            hint={hint}
            value={form.ratings[key]}
            missing={missing.some((rubric) => rubric.key === key)}
            onRate={(stars) => form.rate(key, stars)}
          />
        ))}
      </div>
      <fieldset className={styles.tags}>
        <legend className={texts.label}>
          标签<small>选填，最多 {mostTags} 个</small>
        </legend>
        <div className={styles.chips}>
          {form.offered.map((tag) => (
            <button
              key={tag}
              type="button"
              className={form.chosen.includes(tag) ? styles.on : undefined}
              aria-pressed={form.chosen.includes(tag)}
              onClick={() => form.toggle(tag)}
            >
              {tag}
            </button>
          ))}
        </div>
      </fieldset>
      <div>
        <label className={texts.label} htmlFor="review-content">
          文字评价
          <small>
            选填 · {form.content.length} / {mostText}
          </small>
        </label>
        <textarea
          id="review-content"
          className={texts.text}
          maxLength={mostText}
          placeholder="老师在哪里帮到了您？有什么可以改进？请不要写出他人的姓名和联系方式"
          value={form.content}
          onChange={({ target }) => form.setContent(target.value)}
        />
        <SentinelHint watch={form.watch} onAdopt={form.setContent} />
      </div>
      <div>
        <span className={texts.label}>
          图片<small>选填，最多 {mostPictures} 张，每张不超过 2 MB</small>
        </span>
        <PictureField pictures={form.pictures} most={mostPictures} label="上传图片" />
      </div>
      <label className={styles.anonymous}>
        <input
          type="checkbox"
          checked={form.anonymous}
          onChange={({ target }) => form.setAnonymous(target.checked)}
        />
        <span>
          匿名评价 <small>其他人看不到您的昵称、头像和身份</small>
        </span>
      </label>
      {form.problem && (
        <p className={styles.problem} role="alert">
          {form.problem}
        </p>
      )}
    </div>
  );
}
