import { App } from 'antd';
import type { ReactNode } from 'react';

/** A question before something happens. */
export interface Question {
  title: string;
  text: string;
  /** What happens, as a verb: 删除订单. */
  action: string;
  /** On the desktop. */
  no?: string;
  danger?: boolean;
  onConfirm: () => unknown;
}

/** @returns what asks, and what has to stand on the page for it */
export function useConfirm(): { ask: (question: Question) => void; question: ReactNode } {
  const { modal } = App.useApp();
  return {
    ask: ({ title, text, action, no, danger, onConfirm }) =>
      void modal.confirm({
        title,
        content: text,
        okText: action,
        cancelText: no,
        okButtonProps: { danger },
        centered: true,
        onOk: onConfirm,
      }),
    question: null,
  };
}
