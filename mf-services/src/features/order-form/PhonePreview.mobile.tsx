import { LivePreview, type LivePreviewProps } from './LivePreview';

/** The form as it is on phones; built of the phone's components, whatever the page around it. */
export function PhonePreview(props: LivePreviewProps) {
  return <LivePreview {...props} />;
}
