import { AuthWords } from '../../platform/AuthFrame.tsx';
import { DaySample } from './DaySample.tsx';

/** What the product is, beside the form that leads into it. */
export const ProductWords = () => (
  <>
    <AuthWords hint="씬을 나누고, 촬영일에 놓고, 시간을 맞춰 일촬표로 뽑아요. 신호가 없어도 이어서 일할 수 있어요.">
      시나리오를 올리면
      <br />
      일촬표까지, 딱.
    </AuthWords>
    <DaySample />
    <small>PDF · HWP · HWPX · DOCX · FDX · Fountain · TXT · MD · XLSX</small>
  </>
);
