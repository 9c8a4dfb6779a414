import { idSchema } from '@ddak/domain';
import { z } from 'zod';

/** The user as the client knows it. Never the password hash. */
export const userSchema = z.object({
  _id: idSchema,
  email: z.email(),
  name: z.string(),
  phone: z.string(),
  pbChannels: z.array(z.string()),
});
export type User = z.infer<typeof userSchema>;

export const CONSENTS = ['age14', 'terms', 'privacy', 'marketing'] as const;

export const signUpSchema = z.object({
  email: z.email({ error: '이메일 주소를 확인해 주세요.' }).max(120),
  password: z
    .string()
    .min(8, { error: '비밀번호는 8자 이상이어야 해요.' })
    .max(200, { error: '비밀번호가 너무 길어요.' }),
  name: z.string().trim().min(1, { error: '이름을 입력해 주세요.' }).max(60),
  consents: z.array(z.enum(CONSENTS)).optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({ email: z.string().max(120), password: z.string().max(200) });
export type SignIn = z.infer<typeof signInSchema>;
