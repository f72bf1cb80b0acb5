/* A libamd_smi.so with two cards of 100 W and 50 W in counts of 15.3 µJ; the second stands still (ROCm/amdsmi#22).
 * cc -shared -fPIC -o libamd_smi.so amdsmi-stub.c */
#include <stddef.h>
#include <stdint.h>
#include <time.h>

typedef void *handle;

int amdsmi_init(uint64_t flags) { return flags == 2 ? 0 : 1; }
int amdsmi_get_socket_handles(uint32_t *count, handle *sockets) {
  *count = 1;
  if (sockets) sockets[0] = (handle)1;
  return 0;
}
int amdsmi_get_processor_handles(handle socket, uint32_t *count, handle *gpus) {
  (void)socket;
  *count = 2;
  if (gpus) gpus[0] = (handle)1, gpus[1] = (handle)2;
  return 0;
}
int amdsmi_get_gpu_device_bdf(handle gpu, uint64_t *address) {
  *address = gpu == (handle)1 ? 0x0300 : 0x8300; /* 0000:03:00.0 and 0000:83:00.0 */
  return 0;
}
int amdsmi_get_energy_count(handle gpu, uint64_t *count, float *resolution, uint64_t *stamp) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  *resolution = 15.3f;
  *stamp = 0;
  *count = gpu == (handle)1 ? (uint64_t)((t.tv_sec + t.tv_nsec / 1e9) * 100e6 / 15.3) : 4711;
  return 0;
}
