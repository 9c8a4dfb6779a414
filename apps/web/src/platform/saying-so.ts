import toast from 'react-hot-toast';

/** Says what is being done for as long as it takes. */
export async function sayingSo<T>(text: string, work: Promise<T>): Promise<T> {
  const told = toast.loading(text);
  try {
    return await work;
  } finally {
    toast.dismiss(told);
  }
}
