import { useBackCloses } from '@harbor/runtime';
import { ImageViewer } from 'antd-mobile';
import type { PictureViewerProps } from './PictureViewer';

/** The pictures of a text, large, to swipe through. */
export function PictureViewer({ addresses, at, open, onClose }: PictureViewerProps) {
  useBackCloses(open, onClose);
  return <ImageViewer.Multi images={addresses} defaultIndex={at} visible={open} onClose={onClose} />;
}
