import { navigate, Route, Routes, useUnsavedGuard } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopProviders } from '../desktop/DesktopProviders';
import { MobileProviders } from '../mobile/MobileProviders';
import { LeaveDialog } from './LeaveDialog';
import { LeaveSheet } from './LeaveSheet';
import type { LeaveQuestionProps } from './question';

const platforms = [
  ['desktop', LeaveDialog, DesktopProviders],
  ['mobile', LeaveSheet, MobileProviders],
] as const;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

describe.each(platforms)(
  'the question before unsaved words are left, on %s',
  (platform, Question, wrapper) => {
    async function openQuestion(save?: LeaveQuestionProps['save']) {
      function Form() {
        const guard = useUnsavedGuard(true);
        return (
          <>
            <p>form</p>
            <Question guard={guard} text="有改动还没有保存。" onDiscard={guard.leave} save={save} />
          </>
        );
      }
      renderPage(
        <Routes>
          <Route path="/form" element={<Form />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>,
        { path: '/form', platform, wrapper },
      );
      act(() => void navigate('/elsewhere'));
      return within(await screen.findByRole('dialog', { name: '离开前要保存吗？' }));
    }

    test('to stay keeps the page, to discard leaves it', async () => {
      const question = await openQuestion();
      expect(question.queryByRole('button', { name: '保存' })).toBeNull();
      await user.click(question.getByRole('button', { name: '继续编辑' }));
      expect(screen.getByText('form')).toBeInTheDocument();
      act(() => void navigate('/elsewhere'));
      await user.click(await screen.findByRole('button', { name: '不保存，离开' }));
      expect(await screen.findByText('elsewhere')).toBeInTheDocument();
    });

    test('it leaves once the words are saved, and stays and says so while they cannot be', async () => {
      const run = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
      const question = await openQuestion({ label: '保存并离开', run });
      await user.click(question.getByRole('button', { name: '保存并离开' }));
      expect(await question.findByRole('alert')).toHaveTextContent('没有保存成功');
      expect(screen.getByText('form')).toBeInTheDocument();
      await waitFor(() => expect(question.getByRole('button', { name: '保存并离开' })).toBeEnabled());
      await user.click(question.getByRole('button', { name: '保存并离开' }));
      expect(await screen.findByText('elsewhere')).toBeInTheDocument();
      expect(run).toHaveBeenCalledTimes(2);
    });
  },
);
