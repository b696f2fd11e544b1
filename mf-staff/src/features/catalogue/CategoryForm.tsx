import type { CatalogueCategory } from '@harbor/contract';
import { type ApiError, invalidateCalls, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { CoverField } from '../../parts/cut/CoverField';
import styles from './CategoryForm.module.css';
import { useCreateCategory, useSaveCategory, useUploadPicture } from './queries';

export interface CategoryFormProps {
  /** The one that is changed; nothing for a new one. */
  category: CatalogueCategory | undefined;
  onSaved: (saved: CatalogueCategory) => void;
  onClose: () => void;
}

/** Makes a category, or changes what one says. */
export function CategoryForm({ category, onSaved, onClose }: CategoryFormProps) {
  const [title, setTitle] = useState(category?.title ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const [cover, setCover] = useState(category?.cover ?? '');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const upload = useUploadPicture();
  const handlers = {
    async onSuccess(saved: CatalogueCategory) {
      // The page shows it as soon as it is chosen.
      await invalidateCalls(['GET /staff/catalogue/categories']);
      notify.success(category ? '分类已保存' : '分类已新建');
      onSaved(saved);
    },
    onError(error: ApiError) {
      const fields = Object.entries(error.errors ?? {}).map(([field, [text = '']]) => [field, text]);
      setWrong(fields.length > 0 ? Object.fromEntries(fields) : { whole: errorText(error) });
    },
  };
  const create = useCreateCategory(handlers);
  const save = useSaveCategory(handlers);
  const { keyFor } = useIntention();

  function handleSave() {
    const missing: Record<string, string> = {};
    if (title.trim().length < 2) missing.title = '分类名称至少2个字';
    if (description.trim().length < 4) missing.description = '分类说明至少4个字';
    if (!cover) missing.cover = '请上传封面';
    setWrong(missing);
    if (Object.keys(missing).length > 0) return;
    const body = { title, description, cover };
    if (category)
      save.mutate({ params: { id: category.id }, body: { ...body, revision: category.revision } });
    else create.mutate({ body, idempotencyKey: keyFor(body) });
  }

  return (
    <Overlay
      open
      onClose={onClose}
      title={category ? `编辑分类“${category.title}”` : '新建分类'}
      closeOnMask={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={create.isPending || save.isPending} onClick={handleSave}>
            {category ? '保存分类' : '新建分类'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Field label="名称" error={wrong.title} extra={`${title.length} / 12`}>
          {(control) => (
            <TextField
              {...control}
              maxLength={12}
              value={title}
              placeholder="例如：翻译润色"
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field label="说明" error={wrong.description} extra={`${description.length} / 60`}>
          {(control) => (
            <TextField
              {...control}
              maxLength={60}
              value={description}
              placeholder="一句话说明这一类服务"
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        <CoverField
          label="分类封面"
          cover={cover}
          problem={wrong.cover}
          onUpload={async (body) => (await upload.mutateAsync({ body })).card_url}
          onChange={(chosen) => {
            setCover(chosen);
            setWrong(({ cover: _, ...rest }) => rest);
          }}
        />
        {wrong.whole ? (
          <p className={styles.problem} role="alert">
            {wrong.whole}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
