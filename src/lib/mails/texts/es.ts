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
  trialEnding: {
    subject: 'Tu período de prueba de {plan} termina el {day}',
    lines: [
      'Hasta el {date}, {plan} no cuesta nada.',
      'Si no haces nada, después continúa y cuesta {price}.',
      'Si prefieres que no, pulsa antes «Cancelar el período de prueba» en los ajustes de tu cuenta y no pagas nada.',
    ],
  },
  renewalComing: {
    subject: '{plan}: el próximo pago es el {day}',
    lines: [
      'El {day} se renueva tu plan. {plan} cuesta entonces {price}.',
      'Si prefieres que no, cancela antes de ese día en los ajustes de tu cuenta, en «Gestionar la facturación». No se cobra nada y tu plan sigue activo hasta ese día.',
    ],
  },
  orderPaid: {
    subject: 'Tu pedido: {paid}',
    lines: ['Gracias. Tu pago ha llegado y lo que compraste está abierto en tu cuenta.'],
    after: ['Es tuyo mientras exista el servicio.'],
  },
  planStarted: {
    subject: '{plan} está activo',
    lines: ['Gracias. Ahora tienes abierto todo lo que incluye {plan}.'],
    after: [
      'Tu plan se renueva el {day} por {price}, y así sucesivamente hasta que lo canceles.',
      'Puedes cancelar cuando quieras en los ajustes de tu cuenta, en «Gestionar la facturación».',
    ],
  },
  planChanged: {
    subject: 'Ahora tu plan es {plan}',
    lines: ['Tu plan cambió de «{from}» a «{to}». Ahora tienes abierto todo lo que incluye {plan}.'],
    after: ['El próximo pago es el {day}.', 'Si no fuiste tú, elige una contraseña nueva y escríbenos.'],
  },
  planChanges: {
    subject: 'Tu plan cambia el {day}',
    lines: [
      'Hasta el {day} tu plan sigue como está: «{from}». Después es «{to}».',
      'Antes de ese día no se cobra nada.',
      '¿Cambiaste de idea? Hasta entonces puedes deshacerlo en los ajustes de tu cuenta, en «Gestionar la facturación».',
    ],
  },
  paymentFailed: {
    subject: 'No se pudo cobrar un pago de {plan}',
    lines: [
      'No se pudieron cobrar {amount}. Suele pasar cuando una tarjeta ha caducado o el banco quiere preguntar antes.',
      '{plan} sigue activo hasta el {day}. Hasta entonces lo intentamos de nuevo por nuestra cuenta.',
      'Para que siga así, revisa tu tarjeta en los ajustes de tu cuenta, en «Gestionar la facturación».',
      'Si hasta entonces no llega ningún pago, {plan} se cierra. Tus resultados se quedan en tu cuenta.',
    ],
  },
  refunded: {
    subject: 'Te devolvemos {amount}',
    lines: [
      'Hemos devuelto {amount}. El dinero va a la tarjeta con la que pagaste. En la mayoría de los bancos tarda de 5 a 10 días.',
    ],
  },
  inviteAnswered: {
    subject: 'Ha llegado la segunda mirada',
    lines: [
      'Alguien a quien preguntaste ha respondido. Ahora puedes leer las dos miradas, una al lado de la otra, en tu informe.',
      'Para proteger a todas las personas, este correo no contiene ningún nombre ni resultado.',
    ],
  },
  inviteEnding: {
    subject: 'Una de tus invitaciones termina el {day}',
    lines: [
      'Un enlace que creaste para una segunda mirada funciona hasta el {date}. Todavía no ha respondido nadie.',
      'Quizá quieras recordárselo a la persona a quien preguntaste. Si se perdió el enlace, retira la invitación en tu informe y crea una nueva.',
    ],
  },
  attached:
    'Los términos van adjuntos como archivo de texto: cómo terminan los planes y cuándo se devuelve el dinero.',
  footChoice:
    'Recibes este correo porque pediste a alguien una segunda mirada. Puedes desactivar estos correos en los ajustes, en «Notificaciones».',
  report: 'Abrir el informe',
  planAt: '{plan}, {price}',
  charged: 'Por este cambio se cobraron {paid}.',
  nothingCharged: 'Por este cambio no se cobró nada.',
  closes: 'Se cierra con ello: {items}.',
  staysOpen: 'Lo que compraste sigue abierto.',
  rows: {
    saving: 'Descuento del paquete',
    bundle: 'Descuento por varios artículos, {percent} %',
    inPrices: '{amount} (ya descontado de los precios)',
    coupon: 'Código {code}',
    credit: 'Saldo de compras anteriores',
    tax: 'Impuesto',
    taxIncluded: 'Impuesto incluido',
    paid: 'Pagado',
  },
};
