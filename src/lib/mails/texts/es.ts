import type { MailTexts } from '../mail-texts.ts';

export const es: MailTexts = {
  perMonth: '{price} al mes',
  perYear: '{price} al año',
  foot: 'Recibes este correo porque algo cambió en tu cuenta.',
  settings: 'Abrir los ajustes de la cuenta',
  plans: 'Ver planes',
  keep: 'Conservar mi cuenta',
  trialStarted: {
    subject: 'Empezó tu período de prueba de {plan}',
    lines: [
      'Tienes abierto todo lo que incluye {plan} hasta el {date}. Hasta entonces no cuesta nada.',
      'Si no haces nada, después continúa y cuesta {price}.',
      'Si prefieres que no, pulsa antes «Cancelar el período de prueba» en los ajustes de tu cuenta y no pagas nada.',
    ],
  },
  trialCancelled: {
    subject: 'Cancelaste tu período de prueba de {plan}',
    lines: [
      '{plan} sigue activo hasta el {date}. No se cobra nada.',
      'Tus resultados se quedan en tu cuenta.',
      '¿Cambiaste de idea? Hasta entonces puedes deshacerlo en los ajustes de tu cuenta, en «Gestionar la facturación».',
    ],
  },
  trialEnded: {
    subject: 'Cancelaste tu período de prueba de {plan}',
    lines: [
      '{plan} ya no está activo y ahora tienes Freemium. No se cobra nada.',
      'Tus resultados se quedan en tu cuenta.',
      'Si quieres volver a {plan}, puedes elegirlo cuando quieras. No hay un segundo período de prueba.',
    ],
  },
  planCancelled: {
    subject: 'Cancelaste {plan}',
    lines: [
      '{plan} sigue activo hasta el {date}. Después tienes Freemium y no se cobra nada más.',
      'Tus resultados se quedan en tu cuenta.',
      '¿Cambiaste de idea? Hasta entonces puedes deshacerlo en los ajustes de tu cuenta, en «Gestionar la facturación».',
    ],
  },
  erasurePlanned: {
    subject: 'Tu cuenta se borrará',
    lines: [
      'El {date} se borra tu cuenta con todo lo que contiene: perfil, resultados, informes y ejercicios. Después nadie puede recuperarla.',
      'No cuesta nada. Un plan en curso termina con el período que pagaste.',
      '¿Cambiaste de idea? Inicia sesión antes y pulsa «Conservar mi cuenta».',
      'Si no lo pediste tú, hazlo cuanto antes y elige una contraseña nueva.',
    ],
  },
  erasureUndone: {
    subject: 'Tu cuenta se conserva',
    lines: [
      'No se borró nada. Tus resultados y ajustes están como antes.',
      'Un plan que terminó no vuelve a empezar por sí solo. En los ajustes de tu cuenta ves cómo está.',
      'Puedes volver a pedir el borrado cuando quieras. Si no fuiste tú, elige una contraseña nueva.',
    ],
  },
};
