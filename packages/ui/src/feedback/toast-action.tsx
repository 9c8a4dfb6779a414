import toast from 'react-hot-toast';

/** A toast with a button: what was done, and how to take it back. */
export function toastAction(message: string, label: string, onAction: () => void): void {
  toast((shown) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {message}
      <button
        type="button"
        onClick={() => {
          toast.dismiss(shown.id);
          onAction();
        }}
        style={{
          flex: 'none',
          minHeight: 32,
          padding: '0 8px',
          border: 0,
          borderRadius: 3,
          background: 'transparent',
          color: 'inherit',
          fontWeight: 700,
          textDecoration: 'underline',
          textUnderlineOffset: 3,
          cursor: 'pointer',
        }}
      >
        {label}
      </button>
    </span>
  ));
}
