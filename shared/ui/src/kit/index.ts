export { ActionBar, type ActionBarProps } from './ActionBar';
export { Button, type ButtonProps } from './Button';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { Confirm, type ConfirmProps } from './Confirm';
export { type ControlProps, controlProps } from './control';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary';
export { Field, type FieldProps } from './Field';
export { LinkButton, type LinkButtonProps } from './LinkButton';
export { Overlay, type OverlayProps } from './Overlay';
export { Pager, type PagerProps } from './Pager';
export { onPhone } from './platform';
export {
  Empty,
  ErrorBlock,
  GoodsGridSkeleton,
  ListSkeleton,
  type ListSkeletonProps,
  NoAccess,
  PageSkeleton,
  Panel,
} from './states';
export { type Tab, Tabs, type TabsProps } from './Tabs';
export { TextField, type TextFieldProps } from './TextField';
export { useCurrentInSight } from './useCurrentInSight';
